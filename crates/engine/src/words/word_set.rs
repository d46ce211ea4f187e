//! A set of words, one bit for each word number.

/// Which words of a graph are in: a bot's vocabulary, the words never proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordSet {
    bits: Vec<u64>,
    /// How many numbers there are: the length of the graph.
    size: usize,
    /// How many of them are in.
    count: usize,
}

impl WordSet {
    /// The words whose traits satisfy a test: `traits[n]` belongs to word number `n`.
    pub fn select<T>(traits: &[T], is_in: impl Fn(&T) -> bool) -> Self {
        let chunk_bits = |chunk: &[T]| {
            let bits = chunk.iter().enumerate();
            bits.fold(0, |word, (bit, trait_)| {
                word | (u64::from(is_in(trait_)) << bit)
            })
        };
        WordSet::from_bits(traits.chunks(64).map(chunk_bits).collect(), traits.len())
    }

    /// The words with these numbers; those outside `0..size` are left out.
    pub fn from_numbers(size: usize, numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut bits = vec![0; size.div_ceil(64)];
        for number in numbers {
            let number = number as usize;
            if number < size {
                bits[number / 64] |= 1 << (number % 64);
            }
        }
        WordSet::from_bits(bits, size)
    }

    fn from_bits(bits: Vec<u64>, size: usize) -> Self {
        let count = bits.iter().map(|word| word.count_ones() as usize).sum();
        WordSet { bits, size, count }
    }

    /// True if the word with this number is in.
    #[inline]
    pub fn contains(&self, number: u32) -> bool {
        let word = self.bits.get(number as usize / 64).copied().unwrap_or(0);
        word >> (number % 64) & 1 == 1
    }

    /// How many words are in.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if none is in.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many words there are to choose from.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The numbers that are in, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.bits.iter().enumerate().flat_map(|(index, &word)| {
            let lowest_cleared = |word: &u64| Some(word & (word - 1)).filter(|&left| left != 0);
            let steps = std::iter::successors(Some(word).filter(|&word| word != 0), lowest_cleared);
            steps.map(move |word| index as u32 * 64 + word.trailing_zeros())
        })
    }

    /// The words that are in both sets, which must be of the same size.
    pub fn and(&self, other: &WordSet) -> Option<WordSet> {
        let both = self
            .bits
            .iter()
            .zip(&other.bits)
            .map(|(one, two)| one & two)
            .collect();
        (self.size == other.size).then(|| WordSet::from_bits(both, self.size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_in_and_come_out() {
        let numbers = [0, 3, 63, 64, 130];
        let set = WordSet::from_numbers(131, numbers.into_iter().chain([131, 4000]));
        assert_eq!(set.iter().collect::<Vec<_>>(), numbers);
        assert_eq!(set.len(), 5);
        assert!(set.contains(64) && !set.contains(65) && !set.contains(u32::MAX));
    }

    #[test]
    fn a_set_is_selected_by_traits_and_crossed() {
        let traits: Vec<u32> = (0..200).collect();
        let even = WordSet::select(&traits, |number| number % 2 == 0);
        let third = WordSet::select(&traits, |number| number % 3 == 0);
        let both = even.and(&third).unwrap();
        assert_eq!(
            both.iter().collect::<Vec<_>>(),
            (0..200).step_by(6).collect::<Vec<_>>()
        );
        assert!(even.and(&WordSet::from_numbers(7, [])).is_none());
        assert!(WordSet::from_numbers(0, []).is_empty());
    }
}
