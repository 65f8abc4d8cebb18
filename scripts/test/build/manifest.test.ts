import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Artifact, artifacts } from '../../src/build/artifacts.js'
import { buildArtifact } from '../../src/build/build-artifact.js'
import { checkChanged } from '../../src/build/check-changed.js'
import { checkManifest, manifestFile } from '../../src/build/manifest.js'
import { findVerifiedRevisions } from '../../src/build/verified-revisions.js'

describe('the artifacts in this repository', () => {
  it('were built from the sources beside them', async () => {
    expect(await checkManifest()).toEqual([])
  })

  it('have a name each', () => {
    expect(new Set(artifacts.map(({ name }) => name)).size).toBe(artifacts.length)
  })
})

/** A tree with one artifact: the source in capitals. */
async function makeTree() {
  const base = await mkdtemp(join(tmpdir(), 'fivefold-manifest-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(base, file)), { recursive: true })
    await writeFile(join(base, file), text)
  }
  const read = (file: string) => readFile(join(base, file), 'utf8')
  await write('package.json', '{"devDependencies":{"compiler":"1.0.0"}}')
  await write('src/code.txt', 'hello')
  const build = vi.fn(async () => write('out/code.bin', (await read('src/code.txt')).toUpperCase()))
  const artifact: Artifact = {
    name: 'shout',
    chain: 'evm',
    sources: { paths: ['src'], except: ['src/tests'] },
    pins: { file: 'package.json', names: ['compiler'] },
    outputs: { paths: ['out'] },
    build,
  }
  await buildArtifact(artifact, base)
  build.mockClear()
  return { base, write, read, artifact, build, check: () => checkManifest(base, [artifact]) }
}

type Tree = Awaited<ReturnType<typeof makeTree>>

describe('checkManifest', () => {
  it('finds nothing after a build', async () => {
    expect(await (await makeTree()).check()).toEqual([])
  })

  it.each<[string, (tree: Tree) => Promise<unknown>]>([
    ['a source changes', ({ write }) => write('src/code.txt', 'hullo')],
    ['a source is added', ({ write }) => write('src/more.txt', '')],
    [
      'a source is renamed',
      async ({ base, write }) => {
        await rm(join(base, 'src/code.txt'))
        await write('src/node.txt', 'hello')
      },
    ],
    [
      'the compiler changes',
      ({ write }) => write('package.json', '{"devDependencies":{"compiler":"1.0.1"}}'),
    ],
  ])('names the artifact when %s', async (_, change) => {
    const tree = await makeTree()
    await change(tree)
    expect(await tree.check()).toEqual([
      'shout: the sources are not those that the artifact was built from: run npm run build:contracts -- --only evm',
    ])
  })

  it.each<[string, (tree: Tree) => Promise<unknown>]>([
    ['changed', ({ write }) => write('out/code.bin', 'HULLO')],
    ['missing', ({ base }) => rm(join(base, 'out/code.bin'))],
    ['added', ({ write }) => write('out/code.extra', '')],
  ])('names the file that was %s by hand', async (_, change) => {
    const tree = await makeTree()
    await change(tree)
    expect(await tree.check()).toEqual([
      expect.stringMatching(
        /^shout: out\/code\.(bin|extra) is not the file that was built: run npm run build/,
      ),
    ])
  })

  it('leaves out what does not matter', async () => {
    const { write, check } = await makeTree()
    for (const file of ['src/tests/a.txt', 'src/README.md', 'src/target/x', 'src/.cache/x'])
      await write(file, 'x')
    expect(await check()).toEqual([])
  })

  it('requires an entry for every artifact', async () => {
    const { base, check } = await makeTree()
    await rm(join(base, manifestFile))
    expect(await check()).toEqual([expect.stringMatching(/^shout: is not in artifacts\.manifest\.json/)])
  })
})

describe('buildArtifact', () => {
  it('records nothing when the sources change during the build', async () => {
    const { artifact, base, write, build, read } = await makeTree()
    const before = await read(manifestFile)
    build.mockImplementationOnce(() => write('src/code.txt', 'changed'))
    await expect(buildArtifact(artifact, base)).rejects.toThrow('its sources changed while it was built')
    expect(await read(manifestFile)).toBe(before)
  })
})

describe('checkChanged', () => {
  async function makeRepository() {
    const tree = await makeTree()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: tree.base })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'first')
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const check = (...verified: string[]) => checkChanged([tree.artifact], verified, tree.base)
    const commit = (subject: string) => {
      git('add', '.')
      git('commit', '--quiet', '--allow-empty', '-m', subject)
    }
    const checkUnverified = async () => check(...(await findVerifiedRevisions(tree.base)))
    return { ...tree, git, commit, check, checkUnverified, errors }
  }

  it('builds nothing that is unchanged', async () => {
    const { check, build } = await makeRepository()
    await check('HEAD')
    expect(build).not.toHaveBeenCalled()
  })

  it('builds everything when there is nothing to compare with', async () => {
    const { check, build } = await makeRepository()
    await check()
    expect(build).toHaveBeenCalledOnce()
  })

  it('accepts an artifact that was rebuilt with its sources', async () => {
    const { check, build, write, artifact, base } = await makeRepository()
    await write('src/code.txt', 'good bye')
    await buildArtifact(artifact, base)
    build.mockClear()
    await check('HEAD')
    expect(build).toHaveBeenCalledOnce()
  })

  it('refuses an artifact that its sources do not produce, and leaves it unchanged', async () => {
    const { check, write, read, errors } = await makeRepository()
    await write('out/code.bin', 'TAMPERED')
    await expect(check('HEAD')).rejects.toThrow('Artifacts differ from what their sources build')
    expect(errors).toHaveBeenCalledWith('out/code.bin: different')
    expect(await read('out/code.bin')).toBe('TAMPERED')
  })

  it('changes nothing when the build fails', async () => {
    const { check, build, write, read } = await makeRepository()
    build.mockImplementationOnce(async () => {
      await write('out/half.bin', '')
      throw new Error('out of memory')
    })
    await expect(check()).rejects.toThrow('out of memory')
    expect(await read('out/code.bin')).toBe('HELLO')
    await expect(read('out/half.bin')).rejects.toThrow('ENOENT')
  })

  it('builds what differs from one verified revision but not from the other', async () => {
    const { check, build, write, commit } = await makeRepository()
    await write(manifestFile, '{"version":1,"artifacts":{}}')
    commit('second')
    await check('HEAD', 'HEAD^')
    expect(build).not.toHaveBeenCalled()
    await check('HEAD')
    expect(build).toHaveBeenCalledOnce()
  })

  it('reports an unknown revision', async () => {
    const { check } = await makeRepository()
    await expect(check('nowhere')).rejects.toThrow('nowhere is not a revision')
  })

  describe('with the revisions that git shows as verified', () => {
    it('builds everything in a clone of main without tags', async () => {
      const { git, build, checkUnverified } = await makeRepository()
      git('update-ref', 'refs/remotes/origin/main', 'HEAD')
      await checkUnverified()
      expect(build).toHaveBeenCalledOnce()
    })

    it('builds nothing on a branch that leaves main and the artifacts as they are', async () => {
      const { git, commit, build, checkUnverified } = await makeRepository()
      git('update-ref', 'refs/remotes/origin/main', 'HEAD')
      commit('second')
      await checkUnverified()
      expect(build).not.toHaveBeenCalled()
    })

    it('builds what any commit of a branch changed, also when later commits do not', async () => {
      const { git, commit, build, write, artifact, base, checkUnverified } = await makeRepository()
      git('update-ref', 'refs/remotes/origin/main', 'HEAD')
      await write('src/code.txt', 'good bye')
      await buildArtifact(artifact, base)
      build.mockClear()
      commit('second')
      commit('third')
      await checkUnverified()
      expect(build).toHaveBeenCalledOnce()
    })

    it('builds what changed since the newest verified tag', async () => {
      const { git, commit, build, write, artifact, base, checkUnverified } = await makeRepository()
      git('tag', 'verified/1')
      commit('second')
      await checkUnverified()
      expect(build).not.toHaveBeenCalled()
      await write('src/code.txt', 'good bye')
      await buildArtifact(artifact, base)
      commit('third')
      git('tag', 'v1.0.0')
      build.mockClear()
      await checkUnverified()
      expect(build).toHaveBeenCalledOnce()
    })
  })
})
