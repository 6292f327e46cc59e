import { TriangleAlert } from 'lucide-react';
import type { FormMessage } from './pirate-texts';

interface FormErrorProps {
  message: FormMessage | null;
  /** Why the form cannot be submitted yet. Not announced; it describes the button. */
  hint?: string | null;
  id?: string;
}

/** The line beside a form's button that says what is wrong or missing. Its space is reserved. */
export function FormError({ message, hint, id }: FormErrorProps) {
  const { text, explanation } =
    typeof message === 'object' && message !== null ? message : { text: message, explanation: null };
  return (
    <div id={id} className="min-h-6">
      <div role="alert">
        {text && (
          <p className="flex items-start gap-2 text-sm font-medium text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{text}</span>
          </p>
        )}
        {explanation && <p className="mt-1 ps-6 text-sm text-ink-soft">{explanation}</p>}
      </div>
      {!text && hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}
