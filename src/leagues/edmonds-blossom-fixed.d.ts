/** The package brings no types of its own. */
declare module 'edmonds-blossom-fixed' {
  /**
   * Returns the partner of each node, or -1, in a matching of greatest weight.
   *
   * @param edges two nodes and a weight each; nodes count from 0
   * @param maxCardinality whether only matchings with as many pairs as possible count
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): readonly number[]
}
