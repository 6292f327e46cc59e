import { partnersApi } from './partners-api';

/** How many see the ads, once it is known. */
export function AdReach() {
  const { data } = partnersApi.usePartnersQuery();
  return (
    <p aria-live="polite">
      {data ? (
        <>
          Sponsors reach <strong>{data.figures.adViews} monthly views</strong> here
          {data.isSample ? ', a sample figure until the operator publishes one.' : '.'}
        </>
      ) : (
        'Sponsors find the figures and the formats on the partners page.'
      )}
    </p>
  );
}
