import { Rate } from './rating-row';
import { subjectName, type RatedSubject } from './subject';

/** Asks for a rating where a film or a series has ended in the player. */
export const RateAtEnd = ({ subject: { key, title, year } }: { subject: RatedSubject }) => (
  <section
    aria-label="Your rating"
    className="dark flex min-h-11 flex-wrap items-center justify-center gap-x-4 text-ink"
  >
    <h2 className="font-semibold">How was {subjectName({ key, title, year })}?</h2>
    <Rate subject={{ key, title, year }} />
  </section>
);
