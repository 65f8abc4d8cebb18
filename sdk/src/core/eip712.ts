import { type Address, type Hex, hashStruct, hashTypedData, type TypedData } from 'viem'

/** The contract and chain for which a signature is valid. */
export type SigningDomain = { readonly chainId: number; readonly verifyingContract: Address }

const domainTypes: TypedData = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
}

/** The EIP-712 hashes of one kind of message, under a domain with a name, a version, a chain and a contract. */
export function defineTypedData<const T extends TypedData>(definition: {
  name: string
  version: string
  types: T
  primaryType: keyof T & string
}) {
  const { types, primaryType } = definition

  const domainOf = ({ chainId, verifyingContract }: SigningDomain) => ({
    name: definition.name,
    version: definition.version,
    chainId,
    verifyingContract,
  })
  /** The typed data that a wallet signs. */
  const typedData = (where: SigningDomain, message: Record<string, unknown>) => ({
    domain: domainOf(where),
    types: types as TypedData,
    primaryType: primaryType as string,
    message,
  })

  return {
    typedData,
    domainSeparator: (where: SigningDomain): Hex =>
      hashStruct({ types: domainTypes, primaryType: 'EIP712Domain', data: domainOf(where) }),
    structHash: (message: Record<string, unknown>): Hex =>
      hashStruct({ types: types as TypedData, primaryType: primaryType as string, data: message }),
    digest: (where: SigningDomain, message: Record<string, unknown>): Hex =>
      hashTypedData(typedData(where, message)),
  }
}
