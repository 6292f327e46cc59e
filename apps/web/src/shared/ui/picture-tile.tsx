import { Link } from 'react-router-dom';
import { Picture } from './picture';

interface PictureTileProps {
  href: string;
  name: string;
  /** Name of the artwork: `genre-drama`, `network-netflix` (IMAGE-07). */
  picture: string;
}

/** A genre or a network: its name on artwork of the site, regardless of the image host for titles. */
export const PictureTile = ({ href, name, picture }: PictureTileProps) => (
  <Link
    to={href}
    className="dark group relative block aspect-[8/5] overflow-hidden rounded-md bg-raised text-ivory focus-visible:outline-offset-2"
  >
    <Picture
      path={`/marquee-${picture}.svg`}
      kind="backdrop"
      baseUrl="/api/img/t/p"
      size="w300"
      alt=""
      sizes="20rem"
      className="h-full transition-transform duration-250 ease-out group-hover:scale-[1.04]"
    />
    {/* The name is as wide as its longest word, up to the tile; only a word that is longer still breaks. */}
    <span className="absolute inset-x-3 top-3 flex md:inset-x-4 md:top-4">
      <span className="display max-w-full shrink-0 basis-[58%] text-lg leading-tight text-balance wrap-break-word hyphens-auto md:text-xl">
        {name}
      </span>
    </span>
  </Link>
);
