import { backdropPath, posterPath } from '@marquee/artwork/paths';
import type { Context } from '../context';
import { partAnswer, withAppended } from '../title/details';
import { episodeParts } from '../title/episode-parts';
import { movieParts } from '../title/movie-parts';
import { seasonBody, seasonParts } from '../title/season-parts';
import { seriesParts } from '../title/series-parts';
import { collectionDetails } from '../wire/collection';
import { episodeDetails, findEpisode, findSeason } from '../wire/episodes';
import { imageFile, inLanguages } from '../wire/images';
import { collectionParts, movieDetails } from '../wire/movie-details';
import { seriesDetails } from '../wire/series-details';
import { ok } from '../answer';
import { route } from './route';

function findSeriesSeason({ store }: Context, id: string, seasonNumber: string) {
  const record = store.seriesById(Number(id));
  const season = record && findSeason(record, Number(seasonNumber));
  return season ? { record, season } : null;
}

function findSeriesEpisode(context: Context, id: string, seasonNumber: string, episodeNumber: string) {
  const found = findSeriesSeason(context, id, seasonNumber);
  const episode = found && findEpisode(found.record, found.season, Number(episodeNumber));
  return episode ? { ...found, episode } : null;
}

const appendedSeason = /^season\/(\d{1,5})$/;

export const titleRoutes = [
  route('movie/{id}', (context, id) => {
    const record = context.store.movieById(Number(id));
    if (!record) return null;
    return withAppended(movieDetails(context.store, record, context.now), record, context, (name) =>
      movieParts.get(name),
    );
  }),
  route('movie/{id}/{part}', (context, id, part) => {
    const record = context.store.movieById(Number(id));
    return record ? partAnswer(movieParts.get(part), record, record.id, context) : null;
  }),
  route('tv/{id}', (context, id) => {
    const record = context.store.seriesById(Number(id));
    if (!record) return null;
    return withAppended(seriesDetails(context.store, record, context.now), record, context, (name) => {
      const season = findSeason(record, Number(appendedSeason.exec(name)?.[1] ?? Number.NaN));
      return season ? () => seasonBody({ record, season }, context) : seriesParts.get(name);
    });
  }),
  route('tv/{id}/{part}', (context, id, part) => {
    const record = context.store.seriesById(Number(id));
    return record ? partAnswer(seriesParts.get(part), record, record.id, context) : null;
  }),
  route('tv/{id}/season/{n}', (context, id, season) => {
    const found = findSeriesSeason(context, id, season);
    return found && withAppended(seasonBody(found, context), found, context, (name) => seasonParts.get(name));
  }),
  route('tv/{id}/season/{n}/{part}', (context, id, season, part) => {
    const found = findSeriesSeason(context, id, season);
    return found && partAnswer(seasonParts.get(part), found, seasonBody(found, context).id, context);
  }),
  route('tv/{id}/season/{n}/episode/{n}', (context, id, season, number) => {
    const found = findSeriesEpisode(context, id, season, number);
    if (!found) return null;
    const body = episodeDetails(found.record, found.season, found.episode, context.store.people());
    return withAppended(body, found, context, (name) => episodeParts.get(name));
  }),
  route('tv/{id}/season/{n}/episode/{n}/{part}', (context, ...[id = '', season = '', number = '', part = '']) => {
    const found = findSeriesEpisode(context, id, season, number);
    if (!found) return null;
    const body = episodeDetails(found.record, found.season, found.episode, context.store.people());
    return partAnswer(episodeParts.get(part), found, body.id, context);
  }),
  route('collection/{id}', ({ store }, id) => {
    const body = collectionDetails(store, Number(id));
    return body && ok(body);
  }),
  route('collection/{id}/images', ({ store, query }, id) => {
    const parts = collectionParts(store, Number(id));
    if (parts.length === 0) return null;
    const backdrops = parts.map((movie) => imageFile('backdrop', backdropPath(movie.id)));
    const posters = parts.map((movie) => imageFile('poster', posterPath(movie.id)));
    return ok({ id: Number(id), ...inLanguages({ backdrops, posters }, query) });
  }),
];
