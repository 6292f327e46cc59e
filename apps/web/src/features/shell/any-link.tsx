import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link within the app or, in a new tab, to another site. */
export const AnyLink = ({ href, children, ...props }: ComponentProps<'a'> & { href: string }) =>
  href.startsWith('/') ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" {...props}>
      {children}
    </a>
  );
