import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { Component as NotFound } from './not-found';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the not-found screen', () => {
  it('says what happened and links to the films, twice [SHELL-01, SHELL-02]', () => {
    renderApp(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(document.title).toBe('Page Not Found · Marquee');
    expect(document.body.textContent).toContain('404');
    expect(
      screen.getByText("The page you're looking for doesn't exist, is being built, or has been moved."),
    ).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Browse movies' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/movies', '/movies']);
  });

  it('goes back in the history [SHELL-02]', () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    renderApp(<NotFound />);
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('goes home if there is nothing to go back to', () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    renderApp(<NotFound />, { path: '/nothing' });
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).not.toHaveBeenCalled();
  });
});
