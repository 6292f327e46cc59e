import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Replaces a URL whose slug is missing or wrong with the canonical path; the query is kept (ROUTE-10). */
export function useCanonicalUrl(canonicalPath: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === canonicalPath) return;
    void navigate({ pathname: canonicalPath, search, hash }, { replace: true });
  }, [pathname, canonicalPath, search, hash, navigate]);
}
