import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './apps';

const source = join(root, 'server/src');

/** Which rooms of the server import which, as its files do. `config` and `async` are left out: most rooms read them. */
function importsOfRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || /\.test\.|^(testing|config|async)/.test(file)) continue;
    const room = roomOf(file);
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const other = roomOf(join(file, '..', path));
      if (other !== room && !/^(config|async)$/.test(other)) imported.add(other);
    }
  }
  return rooms;
}

const roomOf = (file: string) => file.split('/')[0]?.replace('.ts', '') ?? '';

/** What a room reaches. @throws if it reaches itself */
function reachOf(room: string, rooms: Map<string, Set<string>>, way: string[] = []): Set<string> {
  expect(way, 'a circle of rooms').not.toContain(room);
  const next = [...(rooms.get(room) ?? [])];
  return new Set([...next, ...next.flatMap((each) => [...reachOf(each, rooms, [...way, room])])]);
}

it('imports from room to room as the picture in the server’s README says, in no circle (a new arrow is a decision)', () => {
  const rooms = importsOfRooms();
  const arrows = [...rooms].flatMap(([room, imported]) => {
    // An arrow that others imply is left out.
    const isImplied = (other: string) =>
      [...imported].some((each) => each !== other && reachOf(each, rooms).has(other));
    return [...imported].filter((other) => !isImplied(other)).map((other) => `  ${room} --> ${other}`);
  });
  const readme = readFileSync(join(root, 'server/README.md'), 'utf8');
  expect(/```mermaid\nflowchart LR\n(.*?)\n```/s.exec(readme)?.[1]).toBe(arrows.sort().join('\n'));
});
