import { expect, it } from 'vitest';
import { printed, withMinus } from '../src/lib/figures';

it('prints negative numbers with a true minus sign', () => {
  expect(printed(-5)).toBe('−5');
  expect(withMinus('vos points : -35')).toBe('vos points : −35');
  expect(withMinus('Mots-de-Tête : 12')).toBe('Mots-de-Tête : 12');
});
