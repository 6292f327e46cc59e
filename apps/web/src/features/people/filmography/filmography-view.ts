import type { MediaType } from '@marquee/core';

/** The visible part of a filmography, stored in the URL so that Back and shared links restore it. */
export interface FilmographyView {
  /** Empty for the department that the person is known for. */
  department: string;
  type: MediaType | 'all';
}

export const readFilmographyView = (params: URLSearchParams): FilmographyView => {
  const type = params.get('type');
  return { department: params.get('department') ?? '', type: type === 'movie' || type === 'tv' ? type : 'all' };
};

/** Writes a view to the URL's parameters; others are kept. */
export function filmographyParams(params: URLSearchParams, { department, type }: FilmographyView): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('department', department);
  put('type', type === 'all' ? '' : type);
  return next;
}
