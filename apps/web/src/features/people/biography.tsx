import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Description } from '../../shared/ui';
import { cx } from '../../shared/lib/cx';

/** Longer texts are collapsed. */
const FOLDED_CHARS = 600;

/** A biography in paragraphs; a long one is collapsed initially. */
export function Biography({ text, language }: { text: string; language: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLDED_CHARS;
  const paragraphs = text.split(/\n\s*\n?/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="max-w-[68ch]">
      <Description
        as="div"
        language={language}
        id="biography"
        className={cx('leading-relaxed text-ink-soft', isLong && !isOpen && 'line-clamp-5')}
      >
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="mb-3 last:mb-0">
            {paragraph}
          </p>
        ))}
      </Description>
      {isLong && (
        <Button
          variant="quiet"
          className="mt-1 -ms-4 sm:-ms-5"
          aria-expanded={isOpen}
          aria-controls="biography"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Read more`}
        </Button>
      )}
    </div>
  );
}
