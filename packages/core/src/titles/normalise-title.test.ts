import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseTitle } from './normalise-title';

describe('two spellings of one title', () => {
  it.each([
    ['The Matrix', 'matrix'],
    ['Matrix, The', 'The Matrix'],
    ['Amélie', 'Amelie'],
    ['Léon: The Professional', 'Leon - The Professional'],
    ['Fast & Furious', 'Fast and Furious'],
    ['Rocky III', 'Rocky 3'],
    ['WALL·E', 'WALL-E'],
    ['Spider-Man', 'Spiderman'],
    ["Schindler's List", 'Schindler’s List'],
    ['Straße', 'Strasse'],
    ['S.W.A.T.', 'SWAT'],
  ])('%s and %s are alike', (one, other) => {
    expect(normaliseTitle(one)).toBe(normaliseTitle(other));
  });

  it.each([
    ['Rocky II', 'Rocky III'],
    ['I, Robot', '1, Robot'],
    ['Die Hard', 'Hard'],
    ['羅生門', '七人の侍'],
    ['Her', 'The Here'],
    ['Alien', 'Aliens'],
  ])('%s and %s are not', (one, other) => {
    expect(normaliseTitle(one)).not.toBe(normaliseTitle(other));
  });

  it('are alike in either Unicode form and any case, and their key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(normaliseTitle(title.normalize('NFD'))).toBe(normaliseTitle(title.normalize('NFC')));
      }),
    );
    expect(normaliseTitle('The')).toBe('the');
  });
});
