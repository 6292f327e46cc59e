import { useAppDispatch } from '../store/hooks';
import { METADATA_TAG, tmdbApi } from './tmdb-api';

/** Loads everything on the page again that comes from the metadata service, since what fails fails together. */
export function useRetryMetadata(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(tmdbApi.util.invalidateTags([METADATA_TAG]));
}
