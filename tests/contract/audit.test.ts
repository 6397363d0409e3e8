import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../server/src/testing/listen';
import { root } from '../../tools/apps';
import { runProgram } from '../programs';

/** As in `tools/test.ts`. */
const NO_AUDIT = /audit (endpoint|request)/;

let registry: Server;
afterEach(() => registry.close());

/** Runs `npm run audit` against a registry that answers with `advisories`, or without them refuses audits. */
async function audit(advisories?: object) {
  registry = createServer((request, response) => {
    const isAudit = request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk';
    response.writeHead(!isAudit ? 404 : advisories ? 200 : 405, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit && advisories ? advisories : {}));
  });
  const env = { ...process.env, npm_config_registry: `${await listen(registry)}/` };
  return runProgram('npm', ['run', '--silent', 'audit'], { cwd: root, env });
}

describe('the audit', () => {
  it('passes when no weakness is known', async () => {
    expect(await audit({})).toMatchObject({ code: 0, out: 'found 0 vulnerabilities' });
  });

  it('fails for a high-severity weakness of a production dependency', async () => {
    const weakness = {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'Everything is open',
      severity: 'high',
      vulnerable_versions: '*',
    };
    const { code, out } = await audit({ express: [weakness] });
    expect(out).toContain('https://advisories.example/1');
    expect(code).toBe(1);
  });

  it('says what `npm test` reads as not run when the registry refuses audits', async () => {
    const { code, out, error } = await audit();
    expect(out + error).toMatch(NO_AUDIT);
    expect(code).toBe(1);
  });
});
