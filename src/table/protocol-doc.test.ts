import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

test('the table answers the requests in docs/protocol.md, in their order, with the replies given there', () => {
  const text = readFileSync('docs/protocol.md', 'utf8');
  const blocks = [...text.matchAll(/```json (request|reply)\n([\s\S]*?)```/g)];
  expect(blocks.length).toBeGreaterThan(20);
  const host = openHost({ systems, newSeed: () => 'doc' });
  let reply: unknown = null;
  for (const [, kind, json = ''] of blocks) {
    const value: unknown = JSON.parse(json);
    if (kind === 'request') reply = JSON.parse(JSON.stringify(host.handle(value)));
    else expect(reply, json).toMatchObject(value as object);
  }
});

test('docs/protocol.md mentions every request and every kind of change', () => {
  const text = readFileSync('docs/protocol.md', 'utf8');
  const source = readFileSync('src/protocol/messages.ts', 'utf8');
  for (const [, verb = ''] of source.matchAll(/readonly do: '([a-z]+)'/g)) expect(text, verb).toContain(verb);
  const changes = readFileSync('src/engine/system.ts', 'utf8').matchAll(/readonly change: '([a-z]+)'/g);
  for (const [, change = ''] of changes) expect(text, change).toContain(`\`${change}\``);
});

test('docs/protocol.md lists every code with which the table refuses', () => {
  const text = readFileSync('docs/protocol.md', 'utf8');
  const refusals = text.slice(text.indexOf('## Refusals'), text.indexOf('## Encounters'));
  const codes = new Set<string>();
  for (const room of ['table', 'engine', 'protocol']) {
    for (const file of readdirSync(`src/${room}`).filter((name) => /^(?!.*\.test).*\.ts$/.test(name))) {
      const source = readFileSync(`src/${room}/${file}`, 'utf8');
      for (const [, code = ''] of source.matchAll(/(?:failure\(\s*|code: )'([a-z]+-[a-z-]+)'/g))
        codes.add(code);
    }
  }
  expect(codes.size).toBeGreaterThan(10);
  for (const code of codes) expect(refusals, code).toContain(`\`${code}\``);
});

test('docs/protocol.md lists the fields that encounters of every system have, and no others', () => {
  const text = readFileSync('docs/protocol.md', 'utf8');
  const [, rows = ''] = /## Encounters[\s\S]*?\|---\|---\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  const listed = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)\??`/g)]);
  const [first, ...others] = Object.values(systems).map(({ encounters }) =>
    Object.keys((encounters.schema() as { readonly properties: object }).properties),
  );
  const common = (first ?? []).filter((field) => others.every((fields) => fields.includes(field)));
  expect(listed.map(([, field]) => field).sort()).toEqual(common.sort());
});
