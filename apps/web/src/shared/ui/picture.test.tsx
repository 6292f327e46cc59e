import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

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
});
