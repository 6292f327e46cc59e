import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Picture } from './picture';
import { PictureTile } from './picture-tile';

const picture = (path: string | null, alt: string) => (
  <Picture path={path} kind="poster" alt={alt} sizes="9rem" size="w154" />
);

afterEach(cleanup);

describe('a picture', () => {
  it('that is missing says what it would show', () => {
    render(picture(null, 'Poster of Dark'));
    expect(screen.getByRole('img', { name: 'Poster of Dark' })).toBeTruthy();
  });

  it('that is decorative is not exposed as an unnamed image if it is missing or fails to load', () => {
    const { container, rerender } = render(picture(null, ''));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(picture('/a.jpg', ''));
    const image = container.querySelector('img');
    if (!image) throw new Error('the picture is not drawn');
    fireEvent.error(image);
    expect(container.querySelector('[role="img"]')).toBeNull();
  });

  it('of a genre or a network gives way to a placeholder when it fails, too [IMAGE-05]', () => {
    const { container } = render(<PictureTile href="/x" name="Drama" picture="genre-drama" />, {
      wrapper: MemoryRouter,
    });
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/api/img/t/p/w300/marquee-genre-drama.svg');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Drama' })).toBeTruthy();
  });
});
