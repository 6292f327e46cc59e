import { plural, t } from '@lingui/core/macro';
import { imageUrl, type YearInReview } from '@marquee/core';
import { genreNames } from '../../../shared/lib/format/genre-name';
import { useConfig } from '../../../shared/api';
import { loadChunk } from '../../../shared/lib/loading/load-chunk';
import { useAppStore } from '../../../shared/store';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';
import { useImageBase } from '../../../shared/ui';
import { starsText } from '../../../shared/lib/format/stars-text';
import { PictureButton } from '../picture/picture-button';
import { hoursText } from './time-text';
import { joinList } from '../../../shared/lib/format/format-list';

const POSTERS = 4;

interface YearPictureButtonProps {
  review: YearInReview;
  /** Heading of the picture. */
  name: string;
  /** Null for all years. */
  year: number | null;
}

/** Draws the figures of a year as a picture to save or share. */
export function YearPictureButton({ review, name, year }: YearPictureButtonProps) {
  const store = useAppStore();
  const baseUrl = useImageBase();
  const { siteName } = useConfig();
  const draw = async () => {
    const { drawYear } = await loadChunk(() => import('../picture/draw-year'), 'requested');
    const snapshots = selectSnapshots(store.getState());
    const { movies, episodes, minutes, periods, genres, streak, bestRated, titles } = review;
    const best = bestRated.length > 0 ? bestRated : titles.map((key) => ({ key, rating: null }));
    const mostly = joinList(genreNames(genres.slice(0, 3).map(({ value }) => value)));
    return drawYear({
      siteName,
      name,
      figures: [
        movies > 0 && plural(movies, { one: '# movie', other: '# movies' }),
        episodes > 0 && plural(episodes, { one: '# episode', other: '# episodes' }),
        minutes > 0 && hoursText(minutes),
      ].filter((figure) => figure !== false),
      bars: periods.map(({ plays }) => plays),
      lines: [
        mostly !== '' && t`Mostly ${mostly}`,
        streak &&
          streak.days > 1 &&
          plural(streak.days, { one: 'Longest streak: # day', other: 'Longest streak: # days' }),
      ].filter((line) => typeof line === 'string'),
      posters: best.slice(0, POSTERS).map(({ key, rating }) => ({
        picture: imageUrl({ baseUrl, path: snapshots[key]?.posterPath, size: 'w342' }),
        text: rating === null ? '' : `${starsText(rating)}★`,
      })),
    });
  };
  return <PictureButton name={year === null ? t`All years in review` : t`${year} in review`} draw={draw} />;
}
