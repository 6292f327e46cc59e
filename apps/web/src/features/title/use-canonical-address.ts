import { idParam, type MediaType } from '@marquee/core';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

const folders: Record<MediaType, string> = { movie: '/movies', tv: '/series' };

/**
 * Replaces an address whose slug is missing or wrong by the canonical one; the query stays (spec/README.md).
 */
export function useCanonicalAddress(mediaType: MediaType, id: number, title: string): void {
  const { id: param } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const canonical = idParam(id, title);
  useEffect(() => {
    if (param === canonical) return;
    const to = { pathname: `${folders[mediaType]}/${canonical}`, search, hash };
    void navigate(to, { replace: true, preventScrollReset: true });
  }, [param, canonical, mediaType, search, hash, navigate]);
}
