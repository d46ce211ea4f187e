/** The coach: asked for at a new table against the computer, it says after each move what it was worth. */
import { describe, expect, it } from 'vitest';
import { hintsOf, isMove, passIn } from './tables';
import { isHere, pick, PHONE, site, visitor } from './visit';

describe.runIf(isHere)('the coach', () => {
  it('is offered where only the computer plays, and speaks after a move', async () => {
    const page = await visitor(PHONE);
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
    const dialog = page.getByRole('dialog');
    const coach = dialog.getByRole('switch', { name: 'Entraîneur' });
    expect(await coach.count()).toBe(0);
    await pick(dialog, 'Place 2', 'debutant');
    await coach.check();
    await dialog.getByRole('button', { name: 'Commencer' }).click();
    await page.getByText('Avec l’entraîneur').first().waitFor();

    const first = await hintsOf(page);
    const found = await isMove(first);
    await first.click();
    if (found) await page.getByRole('button', { name: /^Jouer pour \d+ points?/ }).click();
    else await passIn(page);
    await expect.poll(() => page.locator('.coach').innerText()).toMatch(/^(Bien joué|Il y avait)/);
  });
});
