import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Locked, missingEntries } from './complete-lock.ts'
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

  test('has a sum for every package that is installed on Linux on x64, run or built there', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, Locked & { readonly integrity?: string; readonly link?: true }>>
    }
    const isForUs = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
      os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')
    const unsummed = Object.entries(packages).filter(
      ([at, each]) => at.startsWith('node_modules/') && !each.link && !each.integrity && isForUs(each),
    )
    expect(unsummed.map(([at]) => at)).toEqual([])
  })

  test('is not completed by guessing', () => {
    expect(() => missingEntries({ 'node_modules/tool': needs('fsevents') })).toThrow('does not say')
    const ours = `@tool/${process.platform}-${process.arch}`
    expect(() => missingEntries({ 'node_modules/tool': needs(ours) })).toThrow('this platform')
  })
})
