/** Lists of words are read, printed and learnt; what is learnt comes back over the days. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLaterServer } from './server';
import { faults, isHere, PHONE, site, visitor } from './visit';

const DAY = 86_400_000;
const BEGIN = { name: 'Commencer' };
const today = (page: Page) => page.getByRole('region', { name: 'Aujourd’hui' });

describe.runIf(isHere)('lists of words', () => {
  it('are read with hooks and meanings, and printed in columns without anything else', async () => {
    const page = await visitor({ colorScheme: 'dark' });
    await page.goto(site);
    await page.getByRole('link', { name: 'Apprendre des mots' }).click();
    const list = page.getByRole('region', { name: 'Mots de deux lettres' });
    const ka = list.getByRole('listitem').filter({ has: page.getByText('KA', { exact: true }) });
    expect(await ka.textContent()).toMatch(/devant KA :.* S.*derrière KA :.* S.*Égyptiens/);
    expect(await faults(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    for (const hidden of [page.getByRole('banner'), page.getByRole('button'), page.getByRole('switch'), today(page)])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    const printed = await list.evaluate((one) => {
      const [ul, word] = [one.querySelector('ul')!, one.querySelector('b')!];
      const tops = new Set([...ul.children].map((item) => Math.round(item.getBoundingClientRect().left)));
      return { columns: tops.size, ink: getComputedStyle(word).color, paper: getComputedStyle(document.body).backgroundColor };
    });
    expect(printed).toEqual({ columns: 3, ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('navigation', { name: 'Les listes' }).getByRole('link', { name: 'Q sans U' }).click();
    await page.getByRole('region', { name: 'Q sans U' }).getByText('COQ', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Langue des mots' }).getByText('anglais').click();
    await page.getByRole('region', { name: 'Q sans U' }).getByText('QAT', { exact: true }).waitFor();
  });

  it('show what lies around a word, and a word looked up is learnt and put aside again', async () => {
    const page = await visitor();
    await page.goto(`${site}/study?words=fr&list=around`);
    await page.getByLabel('Mot', { exact: true }).fill('quête');
    await page.getByRole('button', { name: 'Montrer' }).click();
    const drawn = page.getByRole('group', { name: 'Autour de QUETE' });
    expect(await drawn.textContent()).toMatch(/sur QU :\s*B/);
    await page.goto(`${site}/word`);
    await page.getByLabel('Mot', { exact: true }).fill('gopis');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apprendre GOPIS' }).click();
    await page.getByRole('link', { name: 'Mes mots' }).click();
    const mine = page.getByRole('region', { name: 'Mots que je ne savais pas' });
    await mine.getByRole('listitem').filter({ hasText: 'GOPIS' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await mine.getByRole('button', { name: 'Je le sais GOPIS' }).click();
    await page.reload();
    await page.getByText('Rien ici pour l’instant').waitFor();
  });
});

/** What the server tells of a word. */
interface Told {
  status: string;
  shown: { before: string; after: string; meaning: string };
}
type Give = (page: Page, kind: string, right: string) => Promise<void>;

/** Answer by tapping. */
const tap: Give = async (page, kind, right) => {
  if (kind === 'word' || kind === 'meaning') return page.getByRole('button', { name: right }).last().click();
  for (const letter of right) await page.getByRole('button', { name: letter, exact: true }).click();
  await page.getByRole('button', { name: 'Répondre' }).click();
};
/** Answer without a mouse: by the number of a choice, or by letters. */
const press: Give = async (page, kind, right) => {
  if (kind === 'before' || kind === 'after') return (await page.keyboard.type(right), page.keyboard.press('Enter'));
  const choices = await page.locator('.card ol button span').allTextContents();
  await page.keyboard.press(String(choices.indexOf(right) + 1));
};

describe.runIf(isHere)('the quiz', () => {
  let server: Awaited<ReturnType<typeof startLaterServer>>;
  beforeAll(async () => {
    server = await startLaterServer();
  });
  afterAll(() => server.stop());

  const learner = (options: object = {}) => visitor({ timezoneId: 'Europe/Paris', ...options });

  /** The right answer to the question that is asked now: the look-up and the diagram of a word tell it. */
  async function right(page: Page): Promise<[string, string]> {
    const key = await page.locator('.tiles').getAttribute('data-letters');
    const heading = (await page.locator('.card h2').textContent())!;
    const ask = async (path: string) => (await (await page.request.get(`${server.site}/api/${path}?lang=fr`)).json()) as Told;
    if (heading.startsWith('Est-ce')) return ['word', (await ask(`words/fr/${key}`)).status === 'accepted' ? 'Oui' : 'Non'];
    const { shown } = await ask(`study/fr/around/${key}`);
    if (heading.endsWith('devant ?')) return ['before', shown.before];
    if (heading.endsWith('derrière ?')) return ['after', shown.after];
    const choices = await page.locator('.card ol button span').allTextContents();
    return ['meaning', choices.find((choice) => shown.meaning.includes(choice))!];
  }

  /** Answer the questions of a round, all but the first so many rightly. */
  async function answerAll(page: Page, give: Give, unknown = 0): Promise<void> {
    const over = page.getByRole('heading', { name: 'C’est tout pour maintenant' });
    const next = page.getByRole('button', { name: 'Suivant' });
    for (let at = 0; at < 40; at++) {
      await page.locator('.tiles').or(over).first().waitFor();
      if (await over.isVisible()) return;
      const place = await page.locator('.place').textContent();
      if (at < unknown) await page.getByRole('button', { name: 'Je ne sais pas' }).click();
      else await give(page, ...(await right(page)));
      await next.waitFor();
      await page.getByText(at < unknown ? 'Pas cette fois' : 'Juste', { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => over.or(page.locator('.place')).first().textContent()).not.toBe(place);
    }
    throw new Error('the round does not end');
  }

  it('asks ten words on a phone, and again what was not known; on the next days by keyboard, on another device', async () => {
    const phone = await learner(PHONE);
    await phone.goto(`${server.site}/study?words=fr&list=two`);
    await phone.getByLabel('Apprendre cette liste au quiz').check();
    await today(phone).getByText('10 nouvelles').waitFor();
    await phone.getByRole('link', BEGIN).click();
    await phone.getByText('Question 1 sur 10').waitFor();
    expect(await faults(phone)).toEqual([]);
    await answerAll(phone, tap, 1);
    await phone.getByText('9 sur 10 du premier coup.').waitFor();
    await phone.getByRole('link', { name: 'Retour aux listes' }).click();
    await today(phone).getByText('Rien à revoir aujourd’hui').waitFor();
    expect(await phone.getByRole('region', { name: 'Mots que je ne savais pas' }).getByRole('listitem').count()).toBeLessThan(2);

    await phone.goto(`${server.site}/profile`);
    await phone.getByRole('button', { name: 'Code pour un autre appareil' }).click();
    const code = await phone.locator('output').textContent();
    const laptop = await learner();
    await laptop.goto(`${server.site}/profile`);
    await laptop.getByLabel('J’ai un code').fill(code!);
    const loadedAgain = laptop.waitForEvent('load');
    await laptop.getByRole('button', { name: 'Se connecter' }).click();
    await loadedAgain;

    server.pass(DAY);
    await laptop.goto(`${server.site}/study?words=fr`);
    await today(laptop).getByText('1 carte à revoir, 10 nouvelles').waitFor();
    await laptop.getByRole('link', BEGIN).press('Enter');
    await answerAll(laptop, press);
    await laptop.getByText('11 sur 11 du premier coup.').waitFor();

    server.pass(DAY);
    await laptop.goto(`${server.site}/study?words=fr`);
    await today(laptop).getByText('9 cartes à revoir, 10 nouvelles').waitFor();
    await today(laptop).getByText('2 jours de suite').waitFor();
    await laptop.getByRole('link', BEGIN).press('Enter');
    await laptop.getByText('Question 1 sur 19').waitFor();
    await laptop.keyboard.press('0');
    await laptop.getByText('Pas cette fois').waitFor();
    expect(await faults(laptop)).toEqual([]);
  });
});
