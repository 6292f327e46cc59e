import { TriangleAlert } from 'lucide-react';

interface FormErrorProps {
  message: string | null;
  /** Why the form cannot be submitted yet. Not announced; it describes the button. */
  hint?: string | null;
  id?: string;
}

/** The line beside a form's button that says what is wrong or missing. Its space is reserved. */
export const FormError = ({ message, hint, id }: FormErrorProps) => (
  <div id={id} className="min-h-6">
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 text-sm font-medium text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{message}</span>
        </p>
      )}
    </div>
    {!message && hint && <p className="text-sm text-ink-soft">{hint}</p>}
  </div>
);
