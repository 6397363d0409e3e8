import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalPath, normalQuery } from '../../server/src/http/address';
import { areaManifestSchema } from '../../server/src/releases/store/records';
import { publishedRows, SheetRefused } from '../../server/src/sheet/rows';
import { manifestOf } from '../../server/src/testing/manifest';
import { parseCompanies, readSheet } from '../../shell/platform/src/companies';
import { findOwner } from '../../shell/platform/src/contract';
import { cases } from './properties';

const holds = (property: fc.IRawProperty<unknown>) => fc.assert(property, cases());

const header = fc.constantFrom(
  'Company name',
  'Slug',
  'Sector',
  'Pipeline ID',
  'With ShareMore',
  'Secret',
  '',
);
const cell = fc.oneof(fc.string(), fc.constantFrom('', ' ', '1,125', '£9', '-3', '=1+1', 'NaN', '\u0000'));
const sheet = fc
  .tuple(fc.array(header, { maxLength: 16 }), fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 12 }))
  .map(([headers, rows]) => [headers, ...rows]);

describe('any sheet', () => {
  it('yields companies with a name, a unique slug and finite figures', () => {
    holds(
      fc.property(sheet, (rows) => {
        const companies = parseCompanies(rows);
        expect(new Set(companies.map(({ slug }) => slug)).size).toBe(companies.length);
        for (const { name, slug, employeeSize, withShareMore, analystsBuy } of companies) {
          expect(name.trim()).not.toBe('');
          expect(slug).toMatch(/^[a-z0-9-]+$/);
          for (const figure of [employeeSize, withShareMore, analystsBuy]) {
            if (figure !== undefined) expect(Number.isFinite(figure)).toBe(true);
          }
        }
      }),
    );
  });

  it('yields the same companies from what is published of it, and no fault', () => {
    holds(
      fc.property(sheet, (rows) => {
        const published = publishedUnlessRefused(rows);
        fc.pre(published !== undefined);
        const { companies, faults } = readSheet(published.values);
        expect({ companies, faults }).toEqual({ companies: parseCompanies(rows), faults: [] });
      }),
    );
  });
});

function publishedUnlessRefused(rows: string[][]) {
  try {
    return publishedRows({ rows, firstRow: 1 });
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
  }
}

const path = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('.', '..', '', 'faq', 'FAQ', '%2e', '%66', '%2F', '%', '\\')))
  .map((segments) => `/${segments.join('/')}`);

describe('any requested address', () => {
  it('has one normal path, on the same host', () => {
    holds(
      fc.property(path, (asked) => {
        const normal = normalPath(asked);
        expect(normalPath(normal)).toBe(normal);
        const url = new URL(normal, 'https://sharemore.example');
        expect(url.host).toBe('sharemore.example');
        expect(url.pathname).toBe(normal);
      }),
    );
  });

  it('has one normal query, with declared parameters only', () => {
    holds(
      fc.property(fc.string(), (query) => {
        const normal = normalQuery(query, ['q', 'page']);
        expect(normalQuery(normal, ['q', 'page'])).toBe(normal);
        for (const name of new URLSearchParams(normal).keys()) expect(['q', 'page']).toContain(name);
      }),
    );
  });

  it('belongs to one declared page of an area, or to none', () => {
    const areas = {
      'mf-news': { pages: { '/news': null, '/news/:slug': null } },
      'mf-companies': { pages: { '/company/:slug': null } },
    };
    holds(
      fc.property(path, (asked) => {
        const owner = findOwner(areas, normalPath(asked));
        if (owner) expect(areas[owner.area as keyof typeof areas].pages).toHaveProperty([owner.pattern]);
      }),
    );
  });
});

it('accepts no area.json whose names could lead out of the area’s folder', () => {
  const manifest = manifestOf('mf-news', 'b1');
  const text = fc.oneof(fc.string(), fc.constantFrom('../x', 'a/b', '..', '/etc', 'mf-x', '\u0000'));
  holds(
    fc.property(text, text, fc.anything(), (area, build, pages) => {
      const read = areaManifestSchema.safeParse({ ...manifest, area, build, pages });
      if (!read.success) return;
      expect(read.data.area).toMatch(/^[a-z0-9-]+$/);
      expect(read.data.build).toMatch(/^[a-z0-9]+$/);
      for (const pattern of Object.keys(read.data.pages)) expect(pattern).toMatch(/^\//);
    }),
  );
});
