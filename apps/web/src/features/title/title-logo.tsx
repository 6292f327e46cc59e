import { imageUrl } from '@marquee/core';
import type { Logo } from '@marquee/tmdb';
import { useFailedPicture, useImageBase } from '../../shared/ui';

/** Font size of the heading: smaller for longer names. */
const headingSize = (title: string): string => {
  if (title.length > 80) return 'text-xl md:text-3xl';
  return title.length > 28 ? 'text-2xl md:text-4xl' : 'text-3xl md:text-5xl';
};

/** Heading of a title's page: its logo if that loads, else its name. */
export function TitleHeading({ title, logo }: { title: string; logo: Logo | null }) {
  const baseUrl = useImageBase();
  const { hasFailed, watch } = useFailedPicture(logo?.path);
  const src = imageUrl({ baseUrl, path: logo?.path, size: 'w500' });
  if (!logo || src === null || hasFailed) {
    return (
      <h1
        dir="auto"
        className={`display w-full max-w-4xl text-balance break-words low:text-4xl! ${headingSize(title)}`}
      >
        {title}
      </h1>
    );
  }
  return (
    <h1 data-name={title} className="display h-16 w-full max-w-[26rem] text-4xl md:h-32 low:md:h-16">
      <img
        src={src}
        alt={title}
        fetchPriority="high"
        {...watch}
        // Logos are made for dark pictures: on paper light and dark change places, and colours stay.
        className="size-full [filter:invert(1)_hue-rotate(180deg)] dark:[filter:none] object-contain object-left-bottom rtl:object-right-bottom"
      />
    </h1>
  );
}
