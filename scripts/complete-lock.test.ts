import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Locked, missingEntries, unsummed, withSums } from './complete-lock.ts'
import { root } from './tool.ts'

const needs = (...names: string[]) => ({
  version: '1.0.0',
  dev: true,
  optionalDependencies: Object.fromEntries(names.map(name => [name, '1.0.0'])),
})
const foreign = process.platform === 'darwin' ? 'linux' : 'darwin'

describe('the lock', () => {
  test('gets what is optional, missing and for another platform', () => {
    expect(missingEntries({ 'node_modules/tool': needs(`@tool/${foreign}-arm64`) })).toEqual({
      [`node_modules/@tool/${foreign}-arm64`]: {
        version: '1.0.0',
        os: [foreign],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    })
  })

  test('is left alone where the package is there, beside or above', () => {
    const there = { version: '1.0.0' }
    const name = `@tool/${foreign}-x64`
    expect(missingEntries({ 'node_modules/tool': needs(name), [`node_modules/${name}`]: there })).toEqual({})
    const deep = {
      'node_modules/a/node_modules/tool': needs(name),
      [`node_modules/a/node_modules/${name}`]: there,
    }
    expect(missingEntries(deep)).toEqual({})
  })

  test('keeps musl apart from the C library of this machine', () => {
    const [entry] = Object.values(missingEntries({ 'node_modules/tool': needs('@tool/linux-x64-musl') }))
    expect(entry?.libc).toEqual(['musl'])
  })

  test('has a sum for every package, whichever platform it is for', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, Locked>>
    }
    expect(Object.keys(packages).length).toBeGreaterThan(500)
    expect(unsummed(packages)).toEqual([])
  })

  test('gets the sums that it lacks, and keeps those it has', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
      'node_modules/room': { version: '0.0.0', link: true },
    } as const
    expect(withSums(packages, name => `sum of ${name}`)).toEqual({
      ...packages,
      'node_modules/a/node_modules/@b/c': {
        ...{ version: '2.0.0', integrity: 'sum of @b/c@2.0.0', optional: true },
      },
    })
  })

  test('is not completed by guessing', () => {
    expect(() => missingEntries({ 'node_modules/tool': needs('fsevents') })).toThrow('does not say')
    const ours = `@tool/${process.platform}-${process.arch}`
    expect(() => missingEntries({ 'node_modules/tool': needs(ours) })).toThrow('this platform')
  })
})
