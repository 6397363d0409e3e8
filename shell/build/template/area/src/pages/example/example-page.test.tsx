// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component } from './example-page';

it('has one heading that names it', () => {
  render(<Component />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeDefined();
});
