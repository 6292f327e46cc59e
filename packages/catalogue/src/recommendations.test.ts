import { expect, it } from '@jest/globals';
import { judgeRecommendations } from './testing/crowd';

it('of a made-up crowd, recommendations find more hidden titles than popularity or a favourite genre does [FORYOU-10]', () => {
  const { recommended, popular, 'same genre': sameGenre } = judgeRecommendations(30);
  expect(recommended.mean - recommended.margin).toBeGreaterThan(popular.mean);
  expect(recommended.mean).toBeGreaterThan(sameGenre.mean);
});
