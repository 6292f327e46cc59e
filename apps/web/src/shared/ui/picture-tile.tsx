import { Link } from 'react-router-dom';

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
    <img
      src={`/api/img/t/p/w300/marquee-${picture}.svg`}
      alt=""
      width="480"
      height="300"
      loading="lazy"
      decoding="async"
      draggable={false}
      className="size-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.04]"
    />
    <span className="display absolute top-3 start-3 max-w-[58%] min-w-min text-lg leading-tight text-balance hyphens-auto md:top-4 md:start-4 md:text-xl">
      {name}
    </span>
  </Link>
);
