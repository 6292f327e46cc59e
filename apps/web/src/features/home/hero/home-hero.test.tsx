import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { stubMedia } from '../../../testing/stub-media';
import { pageOf, title } from '../../../testing/titles';
import { Hero } from './hero';
import { HomeHero } from './home-hero';

afterEach(cleanup);

describe('the hero of home', () => {
  const open = () =>
    renderApp(<HomeHero lead={null} />, {
      tmdb: {
        trending: ({ mediaType }) =>
          Promise.resolve(pageOf(Array.from({ length: 20 }, (_, index) => title(index + 1, { mediaType })))),
      },
    });

  it('rotates through 15 titles, on paper in the light theme [HOME-02, THEME-07]', async () => {
    open();
    const slide = await screen.findByRole('group', { name: '1 of 15' });
    expect(slide.closest('.dark')).toBeNull();
  });

  it('rotates through 10 titles on screens narrower than 700 px [HOME-02]', async () => {
    const restore = stubMedia(/^\(width < 700px\)$/);
    open();
    expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
    restore();
  });
});

it('a carousel has 100 slides at most [HOME-15]', async () => {
  renderApp(<Hero label="Many" items={Array.from({ length: 101 }, (_, index) => title(index + 1))} />);
  expect(await screen.findByRole('group', { name: '1 of 100' })).toBeTruthy();
});
