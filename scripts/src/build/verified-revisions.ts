import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'

/** Tags for commits that `.ci/run` has passed on. */
const verifiedTags = 'verified/*'

/**
 * Commits whose artifacts were rebuilt and compared before, as far as git shows: where this branch leaves origin/main,
 * and the newest commit with a `verified/` tag. None in a repository that has neither, or that lacks the history.
 */
export async function findVerifiedRevisions(cwd = root): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args, { cwd })
    return code === 0 ? output.trim() : undefined
  }
  const head = await git('rev-parse', 'HEAD')
  const branchPoint = await git('merge-base', 'HEAD', 'origin/main')
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', verifiedTags, 'HEAD')
  // A branch point at HEAD is the commit to verify, not one that is verified.
  return [branchPoint === head ? undefined : branchPoint, tag].filter((revision) => revision !== undefined)
}
