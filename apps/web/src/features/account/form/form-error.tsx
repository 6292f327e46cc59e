import { TriangleAlert } from 'lucide-react';

/** The line under a form that says what went wrong; its place is kept. */
export const FormError = ({ message, id }: { message: string | null; id?: string }) => (
  <div id={id} role="alert" className="min-h-6">
    {message && (
      <p className="flex items-start gap-2 text-sm font-medium text-danger">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{message}</span>
      </p>
    )}
  </div>
);
