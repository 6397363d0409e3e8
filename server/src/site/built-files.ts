import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { chooseEncoding } from '../http/prepared-body';
import { documentHeaders } from '../http/security-headers';
import { isBuildName } from '../releases/store/records';
import type { ReleaseStore } from '../releases/store/release-store';

type SendError = Error & { status?: number; code?: string; headers?: Record<string, string> };

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * `/r/<area>/<build>/…`: immutable files of published builds, compressed when they were published. Old builds stay reachable,
 * for tabs that were opened before a release. Files in the root of the live shell's build (icons, web app manifest) are also
 * at the site's root.
 */
export function builtFiles(releaseStore: ReleaseStore, liveShellBuild: () => string): Router {
  const router = Router();
  router.get('/r/:area/:build/*file', async (request, response, next) => {
    const { area, build, file } = request.params;
    if (!isBuildName(area, build)) return next();
    const path = (file as unknown as string[]).join('/');
    const folder = join(await releaseStore.folder(area, build), 'client');
    for (const name of documentHeaders) response.removeHeader(name);
    serve(folder, path, build, 'public, max-age=31536000, immutable')(request, response, next);
  });
  router.get(/^\/([\w-]+\.(?:svg|png|ico|webmanifest|txt))$/, async (request, response, next) => {
    const name = request.params[0] ?? '';
    const build = liveShellBuild();
    const folder = join(await releaseStore.folder('shell', build), 'client');
    if (!existsSync(join(folder, name))) return next();
    serve(folder, name, build, 'public, max-age=86400')(request, response, next);
  });
  return router;
}

function serve(root: string, path: string, build: string, cacheControl: string): RequestHandler {
  return (request, response, next) => {
    // A weak one vouches for no byte: the whole file then (RFC 9110, section 13.1.5).
    if (request.get('if-range')?.startsWith('W/')) delete request.headers.range;
    const encoding = request.headers.range ? 'identity' : chooseEncoding(request);
    const suffix = existsSync(join(root, path + suffixes[encoding])) ? suffixes[encoding] : '';
    const headers = {
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      // Strong, so that a film that was cut off goes on from there (`If-Range`): a build's files never change.
      ETag: `"${build}${suffix}"`,
      ...(suffix && { 'Content-Encoding': encoding }),
    };
    response.type(extname(path) || 'bin');
    response.sendFile(
      path + suffix,
      { root, cacheControl: false, lastModified: false, headers },
      (error?: SendError) => {
        if (!error || response.headersSent) return;
        // Headers of the file do not apply to the error. Not cacheable: the build may be published a moment later.
        for (const name of ['Content-Type', 'Content-Encoding', 'ETag']) response.removeHeader(name);
        response.set({ ...error.headers, 'Cache-Control': 'no-store' });
        const isMissing = error.status === 404 || error.status === 403 || error.code === 'EISDIR';
        if (isMissing) response.status(404).type('text').send('No such file');
        else next(error);
      },
    );
  };
}
