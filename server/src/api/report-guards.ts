import express, { type RequestHandler } from 'express';
import { limitPerMinute } from '../http/limit-per-minute';
import { noStore } from '../http/no-store';
import { wellFormed } from '../http/well-formed';

const TYPES = ['application/json', 'application/reports+json', 'application/csp-report'];

/** The limits of what pages report without their visitor: how often, how large, and uncompressed. */
export const reportGuards = (): RequestHandler[] => [
  noStore,
  limitPerMinute(30),
  express.json({ type: TYPES, limit: '32kb', inflate: false, reviver: wellFormed }),
];
