import { expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx'], { query: '?raw', import: 'default', eager: true }),
).filter(([path]) => !/\.test\.|\.gen\.|\/(testing|locales)\//.test(path) && !path.startsWith('./'))

/** Queries that no read model moves, each with the reason. */
const unmoved: Readonly<Record<string, string>> = {
  '../app/shell/finder/use-own-finds.ts': 'it is asked for as the member types',
  '../app/shell/finder/use-office-finds.ts': 'it is asked for as the administrator types',
  '../features/audit/verify/queries.ts': 'the page of proofs asks for files, not for calls',
  '../features/finance/admin/reconciliation/file-beginning.ts': 'the bytes of a file never change',
  '../features/pay-qr/member/take-payment.tsx': 'a pay code is looked up once',
  '../parts/file-query.ts': 'the bytes of a file never change',
  '../parts/money-flow/use-preview.ts': 'its caller names the read models',
}

const written = sources.flatMap(([path, text]) =>
  text
    .split(/\bqueryFn\b/)
    .slice(1)
    .map(rest => ({ path, rest })),
)

test('a query names the calls that it makes, or the read models that it shows: what moves it follows from them', () => {
  expect(written.length).toBeGreaterThan(20)
  const unnamed = written.filter(({ rest }) => !/askedOf\(|movedBy\(/.test(rest)).map(({ path }) => path)
  expect([...new Set(unnamed)].sort()).toEqual(Object.keys(unmoved).sort())
})

test('a query is asked anew, read and written by its own key, not by a copy of it', () => {
  const acts =
    /(?:invalidateQueries|refetchQueries|removeQueries|getQueryData|setQueryData)\(\s*(?:\{\s*queryKey:\s*)?\[/
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(([, text]) => acts.test(text)).map(([path]) => path)).toEqual([])
})

test('a call’s body and filter are typed by the call that takes them, not by a schema beside it', () => {
  expect(
    sources
      .filter(([, text]) => /\bInfer(In|Out)put<|\bwire\.[A-Z]\w*(Body|Filter)\b/.test(text))
      .map(([path]) => path),
  ).toEqual([])
})
