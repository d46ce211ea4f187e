/** A table says what happens in the language of its reader, also when that changes. */
import { describe, expect, it } from 'vitest';
import { BOT, ME, sit } from './at-table';
import { isHere, myTurn, site, visitor } from './visit';

describe.runIf(isHere)('a table', () => {
  it('is read in another language at once: nothing is asked of the server but the texts of the game', async () => {
    const page = await visitor();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await sit(page, 'topword', [ME, BOT]);
    await myTurn(page);
    await page.getByText('La partie commence.').filter({ visible: true }).first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByText('The game begins.').filter({ visible: true }).first().waitFor();
    expect(await page.locator('.expected').textContent()).toContain('Joueur 1');
    expect((await page.locator('.room').allTextContents()).join()).not.toMatch(/story-|refused-|\{/);
    expect(sockets).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/games/'))).toEqual([]);
  });

  it('that does not exist says so', async () => {
    const page = await visitor();
    await page.goto(`${site}/table/none`);
    await page.getByText('Il n’y a pas de table à cette adresse.').waitFor();
  });
});
