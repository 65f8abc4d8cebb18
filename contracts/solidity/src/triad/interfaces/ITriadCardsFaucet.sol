// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ITriadCards} from "./ITriadCards.sol";

/// @title ITriadCardsFaucet
/// @author Fivefold
/// @notice The functions of the development collection beyond {ITriadCards}
interface ITriadCardsFaucet is ITriadCards {
    /// @notice Free cards exist on local chains only
    error FaucetClosed(uint256 chainId);

    /// @notice The faucet gives 1 to 20 cards at a time
    error FaucetCountOutOfRange(uint8 count);

    /// @notice Mints cards to the caller
    /// @param count How many, 1..20
    /// @return firstTokenId The first of the new, consecutive token ids
    function faucet(uint8 count) external returns (uint256 firstTokenId);

    /// @notice All cards of an account
    /// @param owner The account
    /// @return tokenIds Their token ids
    function tokensOf(address owner) external view returns (uint256[] memory tokenIds);
}
