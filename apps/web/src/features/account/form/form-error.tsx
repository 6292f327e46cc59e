import { TriangleAlert } from 'lucide-react';
import { explanationOf } from './pirate-texts';

interface FormErrorProps {
  message: string | null;
  /** Why the form cannot be submitted yet. Not announced; it describes the button. */
  hint?: string | null;
  id?: string;
}

/** The line beside a form's button that says what is wrong or missing. Its space is reserved. */
export function FormError({ message, hint, id }: FormErrorProps) {
  const explanation = message && explanationOf(message);
  return (
    <div id={id} className="min-h-6">
      <div role="alert">
        {message && (
          <p className="flex items-start gap-2 text-sm font-medium text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{message}</span>
          </p>
        )}
        {explanation && <p className="mt-1 ps-6 text-sm text-ink-soft">{explanation}</p>}
      </div>
      {!message && hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}
