import type { MediaType } from '@marquee/core';

/** What of a filmography is shown; it stands in the address, so that Back and a shared link return to it. */
export interface FilmographyView {
  /** Empty: the one that the person is known for. */
  department: string;
  type: MediaType | 'all';
}

export const readFilmographyView = (params: URLSearchParams): FilmographyView => {
  const type = params.get('type');
  return { department: params.get('department') ?? '', type: type === 'movie' || type === 'tv' ? type : 'all' };
};

/** The address's parameters for a view; others are kept. */
export function filmographyParams(params: URLSearchParams, { department, type }: FilmographyView): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('department', department);
  put('type', type === 'all' ? '' : type);
  return next;
}
