import { useRetryMetadata } from '../api';
import { ErrorState } from './message';
import { Section } from './section';

/** A row of titles that failed to load. Of several on a page only the first is shown; its Retry loads all of them. */
export const FailedRow = ({ title }: { title: string }) => (
  <Section title={title} className="failed-row [.failed-row~&]:hidden">
    <ErrorState onRetry={useRetryMetadata()} />
  </Section>
);
