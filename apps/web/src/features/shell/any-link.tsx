import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link to an address of the app or, in a new tab, to one outside. */
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
