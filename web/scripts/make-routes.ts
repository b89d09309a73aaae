import { writeFile } from 'node:fs/promises'
import { contract } from '@strongroom/shared'

// `npm run routes`: writes the method and the path of each call where the browser finds them without the contract's schemas.
const routes = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, { method, path }]) => [`${group}.${name}`, `${method} ${path}`] as const),
)
const lines = routes
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, route]) => `  '${name}': '${route}',`)

await writeFile(
  `${import.meta.dirname}/../src/client/routes.gen.ts`,
  `import type { CallName, ContractOf } from '@strongroom/shared'

// Made from the contract by \`npm run routes -w web\`; the compiler refuses it when it does not fit the contract.
export const routes = {
${lines.join('\n')}
} as const satisfies { readonly [N in CallName]: \`\${ContractOf<N>['method']} \${ContractOf<N>['path']}\` }
`,
)
