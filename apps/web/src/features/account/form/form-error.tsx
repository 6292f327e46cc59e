import { TriangleAlert } from 'lucide-react';

interface FormErrorProps {
  message: string | null;
  /** Why the form cannot be sent yet, where nothing went wrong; not announced, but the button's description. */
  hint?: string | null;
  id?: string;
}

/** The line at a form's button that says what went wrong, or what is missing; its place is kept. */
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
