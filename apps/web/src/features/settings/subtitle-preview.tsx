import { Trans } from '@lingui/react/macro';
import { subtitleFonts, subtitleColors, type SubtitleStyle } from '@marquee/core';

/** A picture with a subtitle in the player's style: the same sizes, colours and backgrounds. */
export function SubtitlePreview({ style }: { style: SubtitleStyle }) {
  const { ink, ground, shadow } = subtitleColors(style);
  return (
    <figure className="@container mb-2">
      <div className="relative flex aspect-video max-h-80 w-full items-end justify-center overflow-hidden rounded-lg bg-[linear-gradient(165deg,#33271f_0%,#6b4029_38%,#c8804a_60%,#2a2420_61%,#15110f_100%)]">
        <p
          className="mx-[6%] text-center leading-[1.4] text-balance"
          style={{
            fontSize: `calc(clamp(15px, 2.15cqi, 44px) * ${style.scale})`,
            fontFamily: subtitleFonts[style.font],
            marginBottom: `calc(4% + ${style.raisePercent} * 0.5625cqi)`,
          }}
        >
          <span
            className="box-decoration-clone rounded-[0.14em] px-[0.4em] py-[0.06em]"
            style={{ color: ink, background: ground, textShadow: shadow }}
          >
            <Trans>The lights go down, and the room leans in.</Trans>
          </span>
        </p>
      </div>
      <figcaption className="sr-only">
        <Trans>Preview of the subtitles</Trans>
      </figcaption>
    </figure>
  );
}
