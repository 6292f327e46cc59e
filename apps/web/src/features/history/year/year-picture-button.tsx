import { genreNames, imageUrl, type YearInReview } from '@marquee/core';
import { counted } from '../../../shared/lib/format/counted';
import { useConfig } from '../../../shared/api';
import { useAppStore } from '../../../shared/store';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';
import { useImageBase } from '../../../shared/ui';
import { starsText } from '../diary/stars-text';
import { PictureButton } from '../picture/picture-button';
import { hoursText } from './time-text';

const POSTERS = 4;

/** Draws the figures of a year as one picture to save or share. */
export function YearPictureButton({ review, name }: { review: YearInReview; name: string }) {
  const store = useAppStore();
  const baseUrl = useImageBase();
  const { siteName } = useConfig();
  const draw = async () => {
    const { drawYear } = await import('../picture/draw-year');
    const snapshots = selectSnapshots(store.getState());
    const { movies, episodes, minutes, periods, genres, streak, bestRated, titles } = review;
    const best = bestRated.length > 0 ? bestRated : titles.map((key) => ({ key, rating: null }));
    return drawYear({
      siteName,
      name,
      figures: [
        movies > 0 && counted(movies, 'movie'),
        episodes > 0 && counted(episodes, 'episode'),
        minutes > 0 && hoursText(minutes),
      ].filter((figure) => figure !== false),
      bars: periods.map(({ plays }) => plays),
      lines: [
        genres[0] && `Mostly ${genreNames(genres.slice(0, 3).map(({ value }) => value)).join(', ')}`,
        streak && streak.days > 1 && `Longest streak: ${streak.days} days`,
      ].filter((line) => typeof line === 'string'),
      posters: best.slice(0, POSTERS).map(({ key, rating }) => ({
        picture: imageUrl({ baseUrl, path: snapshots[key]?.posterPath, size: 'w342' }),
        text: rating === null ? '' : `${starsText(rating)}★`,
      })),
    });
  };
  return <PictureButton name={`${name} in review`} draw={draw} />;
}
