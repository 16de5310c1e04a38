import { Failure } from '../../Failure.ts'

/**
 * The one answer to whether texts are wanted, which comes in two fields, either of which implies the other.
 * @throws Failure invalid when they contradict each other.
 */
export function textPermissionOf({
  grantedTextPermission: granted,
  textPermissionStatus: status,
}: {
  grantedTextPermission?: boolean | undefined
  textPermissionStatus?: 'granted' | 'rejected' | undefined
}): 'granted' | 'rejected' | undefined {
  const implied = granted === undefined ? undefined : granted ? 'granted' : 'rejected'
  if (implied !== undefined && status !== undefined && implied !== status)
    throw new Failure('invalid', {
      issues: [{ path: 'textPermissionStatus', message: 'Contradicts grantedTextPermission' }],
    })
  return status ?? implied
}
