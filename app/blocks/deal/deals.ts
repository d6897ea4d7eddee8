type Sale = {
  price: number
  /** The part of the price that is for equipment; the rest is for goodwill. */
  equipment: number
  ordinaryRate: number
  gainRate: number
  goodwillYears: number
}

/** One price as an asset deal and as a stock deal of an S corporation whose assets and stock have no tax basis left. */
export function deals({ price, equipment, ordinaryRate, gainRate, goodwillYears }: Sale) {
  const goodwill = price - equipment
  const sellerOf = (ordinary: number, gain: number) => {
    const ordinaryTax = Math.round(ordinary * ordinaryRate)
    const gainTax = Math.round(gain * gainRate)
    return { ordinaryTax, gainTax, kept: price - ordinaryTax - gainTax }
  }
  const [asset, stock] = [sellerOf(equipment, goodwill), sellerOf(0, price)]
  const yearly = Math.round(goodwill / goodwillYears)
  return {
    asset,
    stock,
    goodwill,
    /** What a buyer of the assets deducts: equipment at once, goodwill evenly. */
    writeOff: { firstYear: equipment + yearly, laterYears: yearly },
    stockLeavesMore: stock.kept - asset.kept,
  }
}
