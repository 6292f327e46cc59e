import { Link } from 'react-router-dom';
import { buttonClass } from './button';
import { PageTitle } from './page-title';

/** "Not found" for a known kind of page: says what is missing, with a link to continue. */
export const MissingPage = ({ title, href, linkText }: { title: string; href: string; linkText: string }) => (
  <div className="page-x flex flex-col items-start gap-8 py-20 md:py-28">
    <PageTitle title={title} isMissing />
    <h1 className="display text-4xl md:text-5xl">{title}</h1>
    <Link to={href} className={buttonClass('primary', 'lg')}>
      {linkText}
    </Link>
  </div>
);
