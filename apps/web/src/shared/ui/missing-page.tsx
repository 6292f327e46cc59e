import { Link } from 'react-router-dom';
import { buttonClass } from './button';
import { PageTitle } from './page-title';

/** An address of a known kind that names nothing: what is missing, and one way on. */
export const MissingPage = ({ title, href, linkText }: { title: string; href: string; linkText: string }) => (
  <div className="page-x flex flex-col items-start gap-8 py-20 md:py-28">
    <PageTitle title={title} isMissing />
    <h1 className="display text-4xl md:text-5xl">{title}</h1>
    <Link to={href} className={buttonClass('primary', 'lg')}>
      {linkText}
    </Link>
  </div>
);
