import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { postJson } from '../e2e/site';
import { appending, forceLive, forgeBuild } from './forged-builds';
import { releasesDir, start } from './release-site';

it('keeps from an area’s code what the server keeps: settings, secrets, leads, programs', async () => {
  const site = await start();
  await postJson(site, '/api/contact', contact('For staff only'));
  const files = [
    join(site.dataDir, 'leads.db'),
    join(releasesDir, 'secrets/previews.json'),
    join(releasesDir, 'changes'),
    '/etc/hostname',
  ];
  const code = `
    const fs = await import('node:fs');
    const { spawnSync } = await import('node:child_process');
    const attempt = (name, run) => {
      try { run(); console.log('could ' + name); } catch (error) { console.log(error.code + ' ' + name); }
    };
    attempt('environ', () => fs.readFileSync('/proc/' + process.ppid + '/environ'));
    attempt('own environ', () => fs.readFileSync('/proc/self/environ'));
    for (const file of ${JSON.stringify(files)}) attempt(file, () => fs.readFileSync(file));
    attempt('write', () => fs.writeFileSync(new URL('./more.js', import.meta.url), ''));
    attempt('spawn', () => spawnSync('cat', ['/etc/hostname']));
    attempt('call for a debugger', () => process.kill(process.ppid, 'SIGUSR1'));`;
  await forceLive(releasesDir, forgeBuild('mf-news', 'reading1', appending(code)));
  const page = async () => (await fetch(`${site.url}/news`)).text();
  await expect.poll(page).toContain('reading1');
  for (const name of ['environ', 'own environ', ...files, 'write', 'spawn'])
    await expect.poll(site.log).toContain(`"ERR_ACCESS_DENIED ${name}"`);
  await expect.poll(site.log).toContain('"could call for a debugger"');
  await site.stop();
  expect(site.log()).not.toContain('Debugger listening');
});
