import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import send from 'send';
import { chooseEncoding } from '../http/prepared-body';
import { documentHeaders } from '../http/security-headers';
import { isBuildName } from '../releases/store/records';
import type { ReleaseStore } from '../releases/store/release-store';

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * `/r/<area>/<build>/…`: immutable files of published builds, compressed when they were published. Old builds stay reachable,
 * for tabs that were opened before a release.
 */
export function builtFiles(releaseStore: ReleaseStore): Router {
  const router = Router();
  router.get('/r/:area/:build/*file', async (request, response, next) => {
    const { area, build, file } = request.params;
    if (!isBuildName(area, build)) return next();
    const path = (file as unknown as string[]).join('/');
    const folder = join(await releaseStore.folder(area, build), 'client');
    for (const name of documentHeaders) response.removeHeader(name);
    serve(folder, path, build, 'public, max-age=31536000, immutable')(request, response, next);
  });
  return router;
}

/** Files in the root of the live shell's build (icons, web app manifest), at the site's root. */
export function siteRootFiles(releaseStore: ReleaseStore, liveShellBuild: () => string): RequestHandler {
  return async (request, response, next) => {
    const name = /^\/([\w-]+\.(?:svg|png|ico|webmanifest|txt))$/.exec(request.path)?.[1];
    if (!name || !['GET', 'HEAD'].includes(request.method)) return next();
    const build = liveShellBuild();
    const folder = join(await releaseStore.folder('shell', build), 'client');
    if (!existsSync(join(folder, name))) return next();
    serve(folder, name, build, 'public, max-age=86400')(request, response, next);
  };
}

function serve(root: string, path: string, build: string, cacheControl: string): RequestHandler {
  return (request, response, next) => {
    const encoding = chooseEncoding(request);
    const isRanged = request.headers.range !== undefined;
    const suffix = encoding === 'identity' || isRanged ? '' : suffixes[encoding];
    const isCompressed = suffix !== '' && existsSync(join(root, path + suffix));
    const file = encodeURI(path) + (isCompressed ? suffix : '');
    send(request, file, { root, index: false, cacheControl: false, lastModified: false })
      .on('headers', () => {
        response.setHeader('Cache-Control', cacheControl);
        response.setHeader('Vary', 'Accept-Encoding');
        // Strong, so that a film that was cut off goes on from there (`If-Range`): a build's files never change.
        response.setHeader('ETag', `"${build}${isCompressed ? suffix : ''}"`);
        if (!isCompressed) return;
        response.setHeader('Content-Encoding', encoding);
        response.type(path.split('.').at(-1) ?? 'bin');
      })
      .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
        // Headers of the file do not apply to the error, which must not be cached.
        for (const name of ['Content-Type', 'Content-Encoding', 'ETag']) response.removeHeader(name);
        response.set({ ...error.headers, 'Cache-Control': 'no-store' });
        if (error.status === 404 || error.status === 403) sendNotFound(response);
        else next(error);
      })
      .on('directory', () => sendNotFound(response))
      .pipe(response);
  };
}

/** Not cacheable: the build may be published a moment later. */
function sendNotFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('No such file');
}
