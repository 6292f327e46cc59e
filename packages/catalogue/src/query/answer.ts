/** An HTTP status with a JSON body, as in TMDB. */
export interface CatalogueAnswer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): CatalogueAnswer => ({ status: 200, body });
